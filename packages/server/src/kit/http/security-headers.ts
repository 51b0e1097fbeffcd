import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#kit/settings.ts'

interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export type Headers = Readonly<Record<string, string>>

/** What every answer carries, whoever writes it, by the path that was asked for. */
export type SecurityHeaders = (url: string, https: boolean) => Headers

/**
 * What the page carries inline is listed by the web build, nothing else runs. A built file is never a page of its own,
 * so it carries no more than forbids that.
 */
export function securityHeaders({
  webDir,
  origins,
  appLink,
}: Pick<Settings, 'webDir' | 'origins' | 'appLink'>): SecurityHeaders {
  const ofAll = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  // A thread of a page has the policy of its own file, and may ask the house.
  const ofFiles = {
    ...ofAll,
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  }
  const ofPages = {
    ...ofAll,
    'content-security-policy': policy(hashesIn(webDir), { framers: origins, appLink }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Payment pages open in a window of their own and talk back to the page that opened them.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
  const sealed = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
  const [sealedFiles, sealedPages] = [
    { ...ofFiles, ...sealed },
    { ...ofPages, ...sealed },
  ]
  return (url, https) =>
    isFile(url) ? (https ? sealedFiles : ofFiles) : https ? sealedPages : ofPages
}

const isFile = (url: string) => url.startsWith('/assets/') || url.startsWith('/console/assets/')

interface Neighbours {
  readonly framers: readonly string[]
  readonly appLink: string | null
}

function policy({ scripts, styles }: InlineHashes, { framers, appLink }: Neighbours): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('')
  return [
    "default-src 'self'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self'${quoted(styles)}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    // The app of the house is knocked at through a frame.
    `frame-src ${["'self'", ...(appLink ? [new URL(appLink).protocol] : [])].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${["'self'", ...framers].join(' ')}`,
    "require-trusted-types-for 'script'",
  ].join('; ')
}

function hashesIn(webDir: string): InlineHashes {
  try {
    return JSON.parse(readFileSync(join(webDir, 'csp-hashes.json'), 'utf8')) as InlineHashes
  } catch {
    return { scripts: [], styles: [] }
  }
}

/** The console's own: styles with the nonce of the page, no frame around it, and one policy for trusted types. */
export const consolePolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // The library sets single styles of its elements as text; sheets need the nonce.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
