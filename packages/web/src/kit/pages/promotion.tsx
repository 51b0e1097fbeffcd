import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import * as texts from '@linmen/contract/texts.ts'
import { useHost } from '#kit/host.ts'
import { go, goBack, isOpen } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'
import { read } from '#kit/read.ts'
import { useRedirect } from '#kit/redirect.ts'
import { Button } from '#ui/button/button.tsx'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from './loaded.tsx'
import { GoalAtNight } from './goal-at-night.tsx'
import { NightFrame } from './night-frame.tsx'
import s from './promotion.module.css'

export interface PromotionProps {
  readonly title: string
  /** Only while the campaign runs; otherwise the page leads to the list of promotions. */
  readonly guarded?: boolean
  /** One line under the title: what it is about. */
  readonly lead?: string
  /** From when to when, and how long still. */
  readonly time?: ReactNode
  /** Beside the way back: a way to pass it on. */
  readonly right?: ReactNode
  /** Another way back than the usual one: a page that asks first. */
  readonly onBack?: () => void
  readonly children: ReactNode
  readonly action?: { text: string; busy?: boolean; disabled?: boolean; onClick: () => void }
  readonly rules?: readonly string[]
}

/** A campaign: a picture, what it offers, one button, its rules. */
export function Promotion({ guarded = false, ...props }: PromotionProps) {
  const config = useQuery({ ...read(statsEndpoints.config, {}), enabled: guarded })
  const closed = guarded && config.data?.promotion === false
  useRedirect(closed ? '/hd' : null)
  if (!guarded) return <Campaign {...props} />
  return (
    <Loaded query={config}>
      {({ promotion }) => (promotion ? <Campaign {...props} /> : null)}
    </Loaded>
  )
}

function Campaign(props: Omit<PromotionProps, 'guarded'>) {
  const { title, lead, time, right, onBack = goBack, children, action, rules = [] } = props
  return (
    <NightFrame
      title={title}
      header={
        <header className={s.head}>
          <GoalAtNight />
          <NavBar on="night" onBack={onBack} right={right} />
          <h1 className={s.name}>{title}</h1>
          {lead && <p className={s.lead}>{lead}</p>}
          {time}
        </header>
      }
      action={
        action && (
          <Button
            look="volt"
            size="l"
            busy={action.busy ?? false}
            disabled={action.disabled ?? false}
            onClick={action.onClick}
          >
            {action.text}
          </Button>
        )
      }
    >
      <div className={s.body}>
        {children}
        {rules.length > 0 && (
          <section className={s.rules}>
            <h2 className={s.title}>活动规则</h2>
            <ol>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </NightFrame>
  )
}

/** The campaign is too busy for the web: people join in the app, where there is one to download. */
export function useBusyCampaign(): () => Promise<void> {
  const host = useHost()
  return async () => {
    const text = texts.campaignInApp
    if (!host.shows('download') || !isOpen('DownloadPage')) return notices.alert(text)
    const wanted = await notices.confirm(text, { yes: texts.downloadApp, no: texts.iKnow })
    if (wanted) go('DownloadPage')
  }
}
