import { expect, test } from 'vitest'
import { filesOf, withLateStyles } from './early-page.ts'

const manifest = {
  'src/app/pages.ts': { file: 'assets/pages.js', imports: ['_first.js'] },
  'src/list.page.tsx': { file: 'assets/list.js', imports: ['_rows.js'], css: ['assets/list.css'] },
  '_rows.js': { file: 'assets/rows.js', css: ['assets/rows.css'], imports: ['_first.js'] },
  '_first.js': { file: 'assets/first.js', css: ['assets/first.css'] },
}

test('a door fetches what its modules need, style sheets first', () => {
  expect(filesOf(['src/app/pages.ts', 'src/list.page.tsx'], manifest)).toEqual([
    'assets/first.css',
    'assets/list.css',
    'assets/rows.css',
    'assets/pages.js',
    'assets/first.js',
    'assets/list.js',
    'assets/rows.js',
  ])
})

test('a page that is no entry of the build is a mistake', () => {
  expect(() => filesOf(['src/gone.page.tsx'], manifest)).toThrow('src/gone.page.tsx')
})

test('the style sheet moves to the end of the page, where it still stands before the scripts run', () => {
  const sheet = '    <link rel="stylesheet" crossorigin href="/assets/first.css">\n'
  const page = `<head>\n    <script type="module" src="/a.js"></script>\n${sheet}  </head>\n  <body>\n    <div></div>\n  </body>\n`
  expect(withLateStyles(page)).toBe(
    `<head>\n    <script type="module" src="/a.js"></script>\n  </head>\n  <body>\n    <div></div>\n${sheet}  </body>\n`,
  )
})
