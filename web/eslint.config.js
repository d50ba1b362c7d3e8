// What the type checker does not report: unsafe casts, silent any, forgotten promises. Prettier formats.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const DOUBLE_CAST = {
  selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
  message: 'A cast through unknown turns off type checking. Give the value its type where it comes from.',
};
const DOM_TEXT = {
  selector:
    'Program:not(:has(:matches(ImportSpecifier, TSInterfaceDeclaration) > [name="Text"])) Identifier[name="Text"]',
  message: "Without an import, Text is a node of the DOM. Import the type from 'words/translate'.",
};

export default ts.config(
  { ignores: ['dist/', 'dist-site/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', DOUBLE_CAST, DOM_TEXT],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-unsafe-type-assertion': 'error',
      // `_` is an argument that a foreign signature requires, such as the element of a transition.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$' }],
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // `let { a, b = $bindable() } = $props()`: Svelte's own rule knows which of them can be const.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$derived'] }],
      // Our maps and sets are either replaced as a whole (`$state.raw`) or not shown.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // In components the linter sees callbacks of other components as `any`; svelte-check checks their types.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['*.js', 'vite.config.ts'], languageOptions: { globals: globals.node } },
);
