import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/lib/types', 'public'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      // The page has no base path: its addresses are after the `#`.
      'svelte/no-navigation-without-resolve': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      // Svelte's own check knows which warnings there are.
      'svelte/no-unused-svelte-ignore': 'off',
      // A list that the page does not show need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  // Pieces that follow the pointer are moved without rendering.
  { files: ['src/boards/**'], rules: { 'svelte/no-dom-manipulating': 'off' } },
  { files: ['**/*.test.ts', 'e2e/**', 'tests/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
);
