// Generated from the list of languages in the kernel by `make types`. Do not edit.
export const LANGUAGES = [
  { code: 'en', name: 'English', preview: false, generated: false },
  { code: 'pl', name: 'Polski', preview: false, generated: false },
  { code: 'de', name: 'Deutsch', preview: true, generated: false },
  { code: 'en-XA', name: '[Éñĝļîšĥ]', preview: false, generated: true },
] as const;
