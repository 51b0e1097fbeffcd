// Whoever is called so could be taken for the house.
const OF_THE_HOUSE = /官方|客服|管理员|运营|系统消息|临门|linmen/i
const LEAST = 2
const MOST = 12

/** A name as it is kept: no spaces around it, one between its parts. */
export const tidyName = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** What is wrong with a new nickname, or null. Letters, digits and a few joining signs may be used. */
export function nicknameFault(nickname: string): 'form' | 'reserved' | null {
  const tidy = tidyName(nickname)
  const length = [...tidy].length
  if (length < LEAST || length > MOST || !/^[\p{L}\p{N} ·._-]+$/u.test(tidy)) return 'form'
  return OF_THE_HOUSE.test(tidy.replaceAll(' ', '')) ? 'reserved' : null
}
