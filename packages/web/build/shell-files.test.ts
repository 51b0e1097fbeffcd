import { expect, test } from 'vitest'
import { shellFiles } from './shell-files.ts'

const manifest = {
  '_first.js': {
    file: 'assets/first.js',
    imports: ['_vendor.js'],
    dynamicImports: ['src/kit/live/open-line.ts', 'src/features/plan/pages/plan.page.tsx'],
    css: ['assets/first.css'],
    assets: ['assets/num.woff2'],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  'src/kit/live/open-line.ts': { file: 'assets/line.js', imports: ['_first.js'] },
  'src/features/plan/pages/plan.page.tsx': { file: 'assets/plan.js' },
  'src/features/match/pages/match-list.page.tsx': {
    file: 'assets/list.js',
    dynamicImports: ['src/features/match/parts/sheets.tsx'],
  },
  'src/features/match/parts/sheets.tsx': { file: 'assets/sheets.js', css: ['assets/sheets.css'] },
}

test('the shell holds the start, the score pages and their parts, and no other page', () => {
  const html = '<script type="module" crossorigin src="/assets/first.js"></script>'
  expect(shellFiles(html, manifest)).toEqual([
    '/assets/first.css',
    '/assets/first.js',
    '/assets/line.js',
    '/assets/list.js',
    '/assets/num.woff2',
    '/assets/sheets.css',
    '/assets/sheets.js',
    '/assets/vendor.js',
  ])
})
