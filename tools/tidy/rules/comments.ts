import { fileRule, isTest } from '../rule.ts'

/** What a comment may not be. A test may state that something does not compile. */
const BANNED: { pattern: RegExp; message: string; allowedIn?: (path: string) => boolean }[] = [
  { pattern: /@ts-(ignore|nocheck)/, message: 'mend the type instead of hiding the error' },
  {
    pattern: /@ts-expect-error/,
    message: 'only a test may state that something does not compile',
    allowedIn: isTest,
  },
  {
    pattern: /\b(ox|es)lint-disable|\bbiome-ignore|\bprettier-ignore|\bv8 ignore|\bistanbul ignore/,
    message: 'no suppressions: mend the code or change the rule for everybody',
  },
  { pattern: /\b(TODO|FIXME|XXX|HACK)\b/, message: 'finish it or leave it out' },
  {
    pattern: /([-=*#~─━═])\1{4,}/,
    message: 'a banner divides what should be two functions or files',
  },
]

export const commentWords = fileRule(
  'comment',
  () => true,
  function* ({ path, comments }) {
    for (const { text, line } of comments)
      for (const { pattern, message, allowedIn } of BANNED)
        if (pattern.test(text) && !allowedIn?.(path)) yield { line, message }
  },
)
