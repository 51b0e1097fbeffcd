import { DomUtils, parseDocument } from 'htmlparser2'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** One piece of news as a file tells it. */
export interface FeedItem {
  /** What it is known by there. */
  readonly key: string
  readonly title: string
  readonly url: string | null
  readonly markup: string
  readonly publishedAtMs: number | null
}

export interface NewsFeed {
  readonly name: string
  readonly items: readonly FeedItem[]
}

/** RSS 0.9–2.0, RDF or Atom; null when it is none of them. */
export function readFeed(xml: string): NewsFeed | null {
  const document = parseDocument(xml, { xmlMode: true })
  const [root] = among(document.children, ['rss', 'feed', 'rdf:RDF'])
  if (!root) return null
  const head = among(root.children, ['channel'])[0] ?? root
  const name = textOf(head, ['title']) || '未署名来源'
  const items = DomUtils.getElementsByTagName((tag) => tag === 'item' || tag === 'entry', root)
  return { name, items: items.flatMap((item) => itemOf(item) ?? []) }
}

function itemOf(item: Element): FeedItem | null {
  const title = textOf(item, ['title'])
  if (title === '') return null
  const url = addressOf(item)
  const [body] = among(item.children, ['content:encoded', 'content', 'description', 'summary'])
  const atMs = Date.parse(textOf(item, ['pubDate', 'published', 'updated', 'dc:date']))
  return {
    key: textOf(item, ['guid', 'id']) || url || title,
    title,
    url,
    markup: body ? markupOf(body) : title,
    publishedAtMs: Number.isNaN(atMs) ? null : atMs,
  }
}

/** Atom may hold its text as elements; everything else holds it as words that are markup once more. */
const markupOf = (body: Element): string =>
  body.attribs['type'] === 'xhtml' ? DomUtils.getInnerHTML(body) : DomUtils.textContent(body)

/** Only addresses that can be opened safely. */
function addressOf(item: Element): string | null {
  const links = among(item.children, ['link'])
  const own = links.find(({ attribs: { rel } }) => rel === undefined || rel === 'alternate')
  const said = own ? (own.attribs['href'] ?? DomUtils.textContent(own)).trim() : ''
  return URL.canParse(said) && new URL(said).protocol === 'https:' ? said.slice(0, 500) : null
}

/** The first child of any of these names, in the order of the names. */
function among(nodes: Element['children'], names: readonly string[]): Element[] {
  const elements = nodes.filter((node): node is Element => node.type === 'tag')
  return names.flatMap((name) => elements.filter((element) => element.name === name))
}

const textOf = (element: Element, names: readonly string[]): string => {
  const [found] = among(element.children, names)
  return found ? DomUtils.textContent(found).replaceAll(/\s+/g, ' ').trim() : ''
}
