import { createHash } from 'node:crypto'

/** Sources for `script-src` and `style-src`: what the page carries inline, and nothing else. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  return {
    scripts: contentsOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g).map(hash),
    styles: contentsOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g).map(hash),
  }
}

const contentsOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '').filter((text) => text !== '')

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
