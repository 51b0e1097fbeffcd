import { expect, test } from 'vitest'
import { inlineHashes } from './csp-hashes.ts'
import { firstLoad, report } from './first-load.ts'

const manifest = {
  '_first.js': { file: 'assets/first.js', imports: ['_vendor.js'], css: ['assets/first.css'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'src/features/plan/pages/plan.page.tsx': { file: 'assets/plan.js', imports: ['_first.js'] },
}
const html = '<script type="module" crossorigin src="/assets/first.js"></script>'
const sizes = new Map([
  ['assets/first.js', 30_000],
  ['assets/vendor.js', 50_000],
  ['assets/plan.js', 9_000],
  ['assets/first.css', 4_000],
  ['index.html', 2_000],
])

test('a first load is what the page names and everything that needs', () => {
  expect(firstLoad(html, manifest, sizes)).toEqual({
    jsBytes: 80_000,
    cssBytes: 4_000,
    htmlBytes: 2_000,
    files: ['assets/first.js', 'assets/vendor.js', 'assets/first.css'],
  })
})

test('a home page in a chunk of its own counts too', () => {
  const split = {
    ...manifest,
    'src/features/home/pages/home.page.tsx': { file: 'assets/plan.js' },
  }
  expect(firstLoad(html, split, sizes).jsBytes).toBe(89_000)
})

test('the gate is 85 KiB of script, 8 of style and 4 of page', () => {
  const figures = { jsBytes: 85 * 1024, cssBytes: 8 * 1024, htmlBytes: 4 * 1024, files: [] }
  expect(report(figures).over).toEqual([])
  expect(report({ ...figures, jsBytes: 85 * 1024 + 1 }).over).toEqual(['JS 85.0 of 85.0 KiB'])
  expect(report(figures).text).toBe(
    'first load (brotli): JS 85.0 of 85.0 KiB, CSS 8.0 of 8.0 KiB, HTML 4.0 of 4.0 KiB',
  )
})

test('only what stands inline in the page is hashed for the policy', () => {
  const page = '<script src="/a.js"></script><script>x=1</script><style>a{}</style>'
  expect(inlineHashes(page)).toEqual({
    scripts: ['sha256-HyBrEcI+KMwlDe1/wAmNOCOoRnpUNA8axOU1y4VEST8='],
    styles: [expect.stringMatching(/^sha256-.{43}=$/)],
  })
})
