import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Why there is no console yet. The launcher writes the first three (tools/run/console.mjs). */
type Absence = 'preparing' | 'not-installed' | 'not-built' | 'interrupted' | 'never-built'

const REFRESH_SECONDS = 3
const RESUMES = '网站本身一切照常。重新运行 npm start 会接着准备。'

const TEXTS: Readonly<Record<Absence, { title: string; text: string }>> = {
  preparing: {
    title: '运营台正在准备',
    text: '第一次启动后，运营台在后台安装和构建，一般要一两分钟。准备好以后，本页会自动进入运营台。',
  },
  'not-installed': {
    title: '运营台没有准备好',
    text: `运营台的依赖没有装好，多半是网络不通。${RESUMES}`,
  },
  'not-built': { title: '运营台没有准备好', text: `运营台的构建没有完成。${RESUMES}` },
  interrupted: { title: '运营台没有准备好', text: `准备被中断了。${RESUMES}` },
  'never-built': { title: '运营台还没有构建', text: '请运行 npm start 或 npm run build。' },
}

/** What `/console/` says as long as no console is built. */
export async function absencePage(consoleDir: string, nonce: string): Promise<string> {
  const absence = await absenceIn(consoleDir)
  const { title, text } = TEXTS[absence]
  const isComing = absence === 'preparing'
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${isComing ? `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">\n` : ''}<title>${title}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${isComing ? '<div class="bar"></div>\n' : ''}<p>${text}</p>
<p><a href="/">去首页看看</a></p>
</main>
</body>
</html>
`
}

async function absenceIn(consoleDir: string): Promise<Absence> {
  try {
    const said = JSON.parse(await readFile(join(consoleDir, 'state.json'), 'utf8'))
    if (said.state !== 'preparing') return said.state in TEXTS ? said.state : 'not-built'
    return isAlive(said.pid) ? 'preparing' : 'interrupted'
  } catch {
    return 'never-built'
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const STYLE = `
:root { color-scheme: light dark; --ground: #f1f3ef; --card: #fff; --ink: #0b1a16; --soft: #4a5a54; --bar: #0a7a55; --rail: #e1e6df }
@media (prefers-color-scheme: dark) {
  :root { --ground: #060f0c; --card: #0f1d18; --ink: #eff5f1; --soft: #a9b8b1; --bar: #ccf83a; --rail: #1d3029 }
}
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 16px/1.7 system-ui, sans-serif }
main { box-sizing: border-box; width: min(100% - 32px, 440px); padding: 24px; border-radius: 16px; background: var(--card) }
h1 { margin: 0 0 12px; font-size: 20px; line-height: 1.4 }
p { margin: 12px 0 0; color: var(--soft) }
a { color: var(--ink) }
.bar { height: 4px; border-radius: 2px; overflow: hidden; background: var(--rail) }
.bar::before { content: ''; display: block; width: 40%; height: 100%; border-radius: 2px; background: var(--bar) }
@media (prefers-reduced-motion: no-preference) {
  .bar::before { animation: run 1.4s ease-in-out infinite alternate }
  @keyframes run { to { transform: translateX(150%) } }
}
`
