import type { Manifest } from './first-load.ts'

/** Pages that must open without a network: where people look for scores, and what a link leads to. */
const PAGES =
  /features\/(home\/pages\/home|match\/pages\/(match|basketball)-list|football\/pages\/match-(detail|share)|basketball\/pages\/basketball-(detail|share))\.page\.tsx$/

/** Other pages, and tabs whose answers are not kept either. */
const LEFT_OUT = /\.page\.tsx$|features\/football\/(analysis|odds|prediction|parts\/plans-tab)/

/** Everything the start page and those pages need, parts that come later among it, as addresses. */
export function shellFiles(html: string, manifest: Manifest): string[] {
  const starts = Object.keys(manifest).filter(
    (key) => PAGES.test(key) || html.includes(`src="/${manifest[key]!.file}"`),
  )
  const chunks = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || chunks.has(key)) return
    chunks.add(key)
    chunk.imports?.forEach(visit)
    chunk.dynamicImports?.filter((next) => !LEFT_OUT.test(next)).forEach(visit)
  }
  starts.forEach(visit)
  const files = [...chunks].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key]!
    return [file, ...css, ...assets]
  })
  return [...new Set(files)].toSorted().map((file) => `/${file}`)
}
