import { describe, expect, test } from 'vitest'
import { seededRandom } from '#test/test-ports.ts'
import { forgeryCases, type ForgeryCase } from '#test/forgery-cases.ts'
import { forgery, type GuardedRequest } from './forgery-guard.ts'
import { mintToken, tokenFits, VISITOR } from './forgery-token.ts'

const key = Buffer.alloc(32, 1)
const mine = 'a'.repeat(64)
const random = seededRandom(5)
const tokens = {
  mine: mintToken(key, mine, random),
  other: mintToken(key, 'b'.repeat(64), random),
  visitor: mintToken(key, VISITOR, random),
  none: undefined,
}

function requestFor({ headers, token, hasSession, hasHeaderToken }: ForgeryCase): GuardedRequest {
  const sent = tokens[token]
  return {
    headers: { ...headers('https://m.linmen.test'), ...(sent && { 'x-xsrf-token': sent }) },
    cookies: sent ? { 'XSRF-TOKEN': sent } : {},
    hasHeaderToken,
    cookieHash: hasSession ? mine : null,
    sessionLives: hasSession,
    origins: new Set(['https://m.linmen.test']),
    key,
  }
}

describe('a request that changes state', () => {
  test.each(forgeryCases.map((each) => [each.name, each] as const))('%s', (_name, each) => {
    const passes = forgery(requestFor(each)) === null
    expect(passes).toBe(each.passes)
  })
})

describe('a visitor', () => {
  const visitor = requestFor(forgeryCases[0]!)
  const asVisitor = (token: string, cookie: string) =>
    forgery({
      ...visitor,
      headers: { ...visitor.headers, 'x-xsrf-token': token },
      cookies: { 'XSRF-TOKEN': cookie },
      cookieHash: null,
      sessionLives: false,
    })

  test('passes with the token of the start page', () => {
    expect(asVisitor(tokens.visitor, tokens.visitor)).toBeNull()
  })

  test('needs header and cookie to agree', () => {
    expect(asVisitor(tokens.visitor, mintToken(key, VISITOR, random))).toBe('token')
  })

  test("cannot use a session's token", () => {
    expect(asVisitor(tokens.mine, tokens.mine)).toBe('token')
  })
})

test("a visitor's token does not pass for a session that lives", () => {
  const request = requestFor({ ...forgeryCases[0]!, token: 'visitor' })
  expect(forgery(request)).toBe('token')
})

test('a token fits its session, its key and its length only', () => {
  expect(tokenFits(key, mine, tokens.mine)).toBe(true)
  expect(tokenFits(Buffer.alloc(32, 2), mine, tokens.mine)).toBe(false)
  expect(tokenFits(key, mine, `${tokens.mine}0`)).toBe(false)
  expect(tokenFits(key, mine, '')).toBe(false)
})
