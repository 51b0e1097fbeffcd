import type { ArticleBlock } from '@linmen/contract/home/article.schemas.ts'

const TAGS: Readonly<Record<ArticleBlock['kind'], string>> = {
  text: 'p',
  head: 'h2',
  item: 'li',
  quote: 'blockquote',
}

/** Blocks as text with markup, a line for each: what is read from it are the same blocks again. */
export const markupOf = (blocks: readonly ArticleBlock[]): string =>
  blocks.map(({ kind, runs }) => element(TAGS[kind], runs.map(runMarkup).join(''))).join('\n')

function runMarkup({ text, strong, href }: ArticleBlock['runs'][number]): string {
  const words = strong === true ? element('b', escaped(text)) : escaped(text)
  return href === undefined ? words : `<a href="${escaped(href)}">${words}</a>`
}

const element = (tag: string, content: string) => `<${tag}>${content}</${tag}>`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!)
