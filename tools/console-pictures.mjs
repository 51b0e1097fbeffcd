// Pictures of every desk of the console, of a demo that runs: npm run console:pictures -- <address> <its data folder>.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium, HOW_TO_GET_CHROMIUM } from './run/chromium.mjs'
import { at } from './run/root.mjs'

const [base = 'http://127.0.0.1:8080', data = '.linmen'] = process.argv.slice(2)
const target = at('docs/pictures/console')
const executablePath = findChromium()
if (!executablePath) {
  console.error(HOW_TO_GET_CHROMIUM)
  process.exit(2)
}

const { browser } = JSON.parse(readFileSync(join(data, 'demo-ids.json'), 'utf8'))
const { cookies, storage } = browser.operator
const window = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
// Half the size of a desk is enough to see what stands where.
const context = await window.newContext({
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 0.5,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
})
await context.addCookies(
  Object.entries(cookies).map(([name, value]) => ({ name, value, url: base, httpOnly: true })),
)
await context.addInitScript((kept) => {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
}, storage)

mkdirSync(target, { recursive: true })
const page = await context.newPage()
await page.goto(`${base}/console/`)
const links = page.getByRole('navigation').getByRole('link')
await links.first().waitFor()
const desks = await links.evaluateAll((all) =>
  all.map((link) => ({ name: link.hash.replace('#/', ''), title: link.textContent })),
)
const lines = ['# The desks of the console', '']
for (const { name, title } of desks) {
  await page.goto(`${base}/console/#/${name}`)
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  await page
    .locator('.ant-table-row, .ant-table-placeholder, .figures, .ant-collapse')
    .first()
    .waitFor()
  await page.waitForFunction(
    () => !document.querySelector('.ant-spin-spinning, [aria-busy="true"]'),
  )
  await page.screenshot({ path: join(target, `${name}.png`) })
  lines.push(`## ${title}`, '', `![${title}](pictures/console/${name}.png)`, '')
  console.log(name)
}
await window.close()
writeFileSync(at('docs/console.md'), lines.join('\n'))
