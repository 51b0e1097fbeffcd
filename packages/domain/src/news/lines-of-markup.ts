export interface MarkupLine {
  readonly text: string
  readonly head: boolean
}

/** The lines of a text with markup while it is being written. Which tags may stay and where links may lead is the server's to say. */
export const linesOfMarkup = (markup: string): MarkupLine[] =>
  markup
    .split(/<(?=\/?(?:p|h[1-4]|li|blockquote|br|ul|ol)\b)/i)
    .map((piece, at) => ({
      head: at > 0 && /^h[1-4]/i.test(piece),
      text: wordsOf(at > 0 ? piece.replace(/^[^>]*>?/, '') : piece),
    }))
    .filter(({ text }) => text !== '')

const wordsOf = (piece: string) =>
  piece
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|amp);/g, (_, name: keyof typeof SIGNS) => SIGNS[name])
    .trim()

const SIGNS = { lt: '<', gt: '>', quot: '"', amp: '&' }
