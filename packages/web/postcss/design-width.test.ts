import postcss, { type AcceptedPlugin } from 'postcss'
import { expect, test } from 'vitest'
import config from '../vite.config.ts'

const { plugins } = config.css!.postcss as { plugins: AcceptedPlugin[] }
const built = (css: string) => postcss(plugins).process(css, { from: undefined }).css

test('R-UI-007 a design 750 wide fills the phone: 375 of our points are its whole width', () => {
  expect(built('a{width:375px}')).toMatch(/width:\s*min\(100vw, 480px\)/)
  expect(built('a{width:187.5px}')).toMatch(/width:\s*min\(50vw, 240px\)/)
})
