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
  // Texts select by ids and format lists and numbers themselves: a value is no text of another message.
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          ['CallExpression[callee.name=/^(t|say|tell)$/]', 'A message is handed the text of another message: pass an id, or write two messages.'],
          ['CallExpression[callee.property.name=/^(say|tell|word)$/]', 'A message is handed the text of another message: pass an id, or write two messages.'],
          ['CallExpression[callee.property.name="join"]', 'Pass the list itself: the language joins it.'],
          ['CallExpression[callee.property.name=/^(toFixed|toLocaleString)$/]', 'Pass decimal(number, places): the language formats it.'],
          ['CallExpression[callee.name="String"]', 'Pass the number itself: the language formats it.'],
        ].map(([inner, message]) => ({
          selector: `CallExpression[callee.name=/^(t|say)$/] > ObjectExpression ${inner}`,
          message,
        })),
      ],
    },
  },
  // Pieces that follow the pointer are moved without rendering.
  { files: ['src/boards/**'], rules: { 'svelte/no-dom-manipulating': 'off' } },
  { files: ['**/*.test.ts', 'e2e/**', 'tests/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
);
