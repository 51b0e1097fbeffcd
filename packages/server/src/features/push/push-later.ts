import { openScreens } from '@linmen/contract/screens/open-screens.ts'
import { linkTarget, type Link } from '@linmen/domain/nav/deep-link.ts'
import type { PushTopic } from '@linmen/domain/push/push-topics.ts'
import { isQuiet } from '@linmen/domain/push/quiet-hours.ts'
import type { Tx } from '#db/port.ts'
import { sendLater } from '#jobs/outbox.ts'
import type { Ports } from '#kit/ports.ts'
import { pushMessage } from './push-message.ts'
import { subscriptionsOf, wishesOf } from './push.repo.ts'

/** Something for the devices of some members. */
export interface PushNews {
  readonly memberIds: readonly string[]
  readonly topic: PushTopic
  readonly title: string
  readonly body: string
  /** Said instead to those who do not want to learn scores. */
  readonly plainBody?: string
  readonly link?: Link | undefined
  readonly tag: string
}

interface Pushing {
  readonly nowMs: number
  readonly ports: Pick<Ports, 'ids'>
}

const CENTRE = '/message/center'

/** Lets the outbox tell every browser of these members that wants to hear it now. How many. */
export const pushLater = (tx: Tx, pushing: Pushing, news: PushNews): Promise<number> =>
  pushAll(tx, pushing, [news])

/** The same for different news: who listens is asked once for all of them. */
export async function pushAll(
  tx: Tx,
  pushing: Pushing,
  news: readonly PushNews[],
): Promise<number> {
  const memberIds = [...new Set(news.flatMap((each) => each.memberIds))]
  if (memberIds.length === 0) return 0
  const browsers = await subscriptionsOf(tx, memberIds)
  if (browsers.length === 0) return 0
  const wishes = await wishesOf(tx, [...new Set(browsers.map(({ member_id }) => member_id))])
  let sent = 0
  for (const each of news) {
    const meant = new Set(each.memberIds)
    for (const browser of browsers) {
      const wish = wishes(browser.member_id)
      if (!meant.has(browser.member_id) || !wish.topics.has(each.topic)) continue
      if (isQuiet(wish.quiet, pushing.nowMs)) continue
      await sendTo(tx, pushing, { ...each, browser, hidesScores: wish.hidesScores })
      sent += 1
    }
  }
  return sent
}

interface Sending extends PushNews {
  readonly browser: { readonly id: string; readonly member_id: string }
  readonly hidesScores: boolean
}

const sendTo = (tx: Tx, pushing: Pushing, { browser, hidesScores, ...news }: Sending) =>
  sendLater(tx, pushing, pushMessage, {
    subscriptionId: browser.id,
    memberId: browser.member_id,
    title: cut(news.title, 60),
    body: cut(hidesScores ? (news.plainBody ?? news.body) : news.body, 200),
    address: addressOf(news.link),
    tag: news.tag,
    urgent: news.topic === 'goals',
  })

/** The place in the app a link leads to; the centre of messages where it leads nowhere or outside. */
function addressOf(link: Link | undefined): string {
  if (!link) return CENTRE
  const target = linkTarget({ screens: openScreens, agentId: '1' }, link)
  return target.to === 'screen' ? target.path : CENTRE
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('')
