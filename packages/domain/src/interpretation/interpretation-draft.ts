import type { Cents } from '@linmen/contract'
import { isContradicted, isTwice, type EarlierPicks, type Told } from '#plan/earlier-picks.ts'
import { forbiddenWord } from '#plan/forbidden-words.ts'
import { LEAST_ODDS } from '#plan/publishing.ts'

export interface InterpretationDraft {
  readonly title: string
  readonly teaser: string
  readonly lead: string
  readonly body: string
  readonly price: Cents
}

const TITLE = { least: 4, most: 40 }
const TEASER = { least: 4, most: 200 }
const LEAD = { least: 20, most: 2000 }
const BODY = { least: 50, most: 8000 }
const PRICE = { least: 800, most: 18_800 }
const MOST_HEADINGS = 12
const HEADING = /^## +(.{1,40})$/

/**
 * Why a draft cannot be published, or null. Level 1 writes for nothing; level 2 asks for nothing or
 * for 8 to 188 coins.
 */
export function draftFault(draft: InterpretationDraft, level: number): string | null {
  return (
    lengthFault('标题', draft.title, TITLE) ??
    lengthFault('一句话', draft.teaser, TEASER) ??
    lengthFault('公开部分', draft.lead, LEAD) ??
    lengthFault('正文', draft.body, BODY) ??
    wordFault([draft.title, draft.teaser, draft.lead, draft.body]) ??
    priceFault(draft.price, level)
  )
}

/** What a text stands for: one of three answers to a match, at the price of its moment. */
export interface Stand extends Told {
  readonly oddsHundredths: number
}

/** Why somebody cannot stand for it beside what they said before, or null. One match has one text of an expert. */
export function standFault(stand: Stand, earlier: EarlierPicks): string | null {
  if (stand.oddsHundredths < LEAST_ODDS) return '指数过低，须不低于 1.20'
  if (isTwice([stand], { ...earlier, picks: earlier.texts })) return '这场比赛你已发布过解读'
  return isContradicted([stand], earlier) ? '与你已发布的选择相矛盾' : null
}

/** The headings of a text: lines that begin with `## `. */
export const headingsOf = (body: string): string[] =>
  body
    .split('\n')
    .flatMap((line) => HEADING.exec(line.trim())?.[1] ?? [])
    .slice(0, MOST_HEADINGS)

/** How many characters somebody reads, without headings' marks and breaks. */
export const lengthOf = (body: string): number =>
  [...body.replaceAll(/^## +/gm, '').replaceAll(/\s/g, '')].length

export function priceFault(price: Cents, level: number): string | null {
  if (price === 0) return null
  if (level < 2) return '一级专家只能免费发布'
  if (price % 100 !== 0) return '价格应为整数金币'
  return price < PRICE.least || price > PRICE.most ? '价格应在 8 到 188 金币之间' : null
}

function wordFault(texts: readonly string[]): string | null {
  const word = forbiddenWord(texts.join('\n'))
  return word === null ? null : `不能出现「${word}」，请修改`
}

export function lengthFault(
  name: string,
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): string | null {
  const length = [...text.trim()].length
  return length < least || length > most ? `${name}应为 ${least} 到 ${most} 字` : null
}
