import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isHttps } from './checks.ts'

interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Headers of every answer. What the page carries inline is listed by the web build, nothing else
 * runs. A built file is never a page of its own, so it carries no more than forbids that.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  webDir: string,
  framers: readonly string[],
): void {
  const ofAll = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  const ofFiles = { ...ofAll, 'content-security-policy': "default-src 'none'" }
  const ofPages = {
    ...ofAll,
    'content-security-policy': policy(hashesIn(webDir), framers),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Payment pages open in a window of their own and talk back to the page that opened them.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(request.url.startsWith('/assets/') ? ofFiles : ofPages)
    if (isHttps(request))
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

function policy({ scripts, styles }: InlineHashes, framers: readonly string[]): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('')
  return [
    "default-src 'self'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self'${quoted(styles)}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
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
