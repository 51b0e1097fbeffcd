import type { ArticleBlock } from '@linmen/contract/home/article.schemas.ts'
import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'

const MOST_BLOCKS = 200
const MOST_RUNS = 200
const MOST_LETTERS = 2000

const KINDS: Readonly<Record<string, ArticleBlock['kind']>> = {
  p: 'text',
  h1: 'head',
  h2: 'head',
  h3: 'head',
  h4: 'head',
  li: 'item',
  blockquote: 'quote',
}
const STRONG = new Set(['b', 'strong'])

/** Text with markup as blocks. What may do anything but be read is left out by the library, scripts with their words. */
export function blocksOfMarkup(markup: string): ArticleBlock[] {
  const clean = sanitizeHtml(markup, {
    allowedTags: [...Object.keys(KINDS), ...STRONG, 'em', 'i', 'a', 'br', 'ul', 'ol'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
  })
  const reader = blockReader()
  const parser = new Parser(reader, { decodeEntities: true })
  parser.end(clean)
  return reader.end()
}

interface Written {
  readonly markup?: string | undefined
  readonly paragraphs: readonly string[]
}

/** What somebody wrote, in plain paragraphs or with markup. */
export function bodyOfWritten({ markup, paragraphs }: Written) {
  if (markup === undefined) return { paragraphs, blocks: undefined }
  const blocks = blocksOfMarkup(markup)
  return { paragraphs: blocks.map(plainOf), blocks }
}

/** A block as the line it reads as. */
export const plainOf = ({ runs }: ArticleBlock): string => runs.map(({ text }) => text).join('')

type Run = ArticleBlock['runs'][number]

/** Hears tags and words in order and cuts them into blocks; words outside of any block are a paragraph. */
function blockReader() {
  const blocks: ArticleBlock[] = []
  let kind: ArticleBlock['kind'] = 'text'
  let runs: Run[] = []
  let strong = 0
  let href: string | undefined
  const close = () => {
    const kept = trimmed(runs).slice(0, MOST_RUNS)
    if (kept.length > 0 && blocks.length < MOST_BLOCKS) blocks.push({ kind, runs: kept })
    runs = []
    kind = 'text'
  }
  return {
    onopentag(name: string, { href: to }: Record<string, string>) {
      if (name in KINDS || name === 'br') close()
      kind = KINDS[name] ?? kind
      if (STRONG.has(name)) strong += 1
      // An address of the page it was written for leads nowhere from here.
      if (name === 'a') href = to?.startsWith('https://') ? to : undefined
    },
    onclosetag(name: string) {
      if (name in KINDS) close()
      if (STRONG.has(name)) strong -= 1
      if (name === 'a') href = undefined
    },
    ontext(text: string) {
      const said = text.replaceAll(/\s+/g, ' ').slice(0, MOST_LETTERS)
      if (said !== '')
        runs.push({ text: said, ...(strong > 0 && { strong: true }), ...(href && { href }) })
    },
    end() {
      close()
      return blocks
    },
  }
}

/** Without blanks at both ends, and nothing when there was nothing else. */
function trimmed(runs: readonly Run[]): Run[] {
  const all = runs.map((run, at) => ({
    ...run,
    text: at === 0 ? run.text.trimStart() : run.text,
  }))
  const last = all.at(-1)
  if (last) all[all.length - 1] = { ...last, text: last.text.trimEnd() }
  return all.filter(({ text }) => text !== '')
}
