import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

const SOURCE = fileURLToPath(new URL('./naive-list.ts', import.meta.url))

const STYLE = `
  body { margin: 0; font: 15px sans-serif }
  ul { margin: 0; padding: 0; list-style: none }
  li { display: grid; grid-template-columns: 62px 1fr 40px; padding: 8px 12px; border-bottom: 1px solid #e9ede7 }
  .team { grid-column: 2; display: flex; gap: 5px }
  .team span { flex: 1 }
  .odds { grid-column: 2; display: flex; gap: 8px }
  button { grid-area: 1 / 3 }
`

/** The naive list, built for production like the product itself, as files under their addresses. */
export async function naivePage() {
  const bundle = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['linmen-source', 'module', 'browser', 'development|production'] },
    build: { write: false, modulePreload: false, rolldownOptions: { input: SOURCE } },
  })) as Rolldown.RolldownOutput
  return {
    '/naive': {
      type: 'text/html; charset=utf-8',
      content: `<!doctype html><meta name="viewport" content="width=device-width"><style>${STYLE}</style>
        <div id="root"></div><script type="module" src="/naive.js"></script>`,
    },
    '/naive.js': { type: 'text/javascript', content: bundle.output[0].code },
  }
}
