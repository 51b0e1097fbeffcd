import type { HabitKey } from '@linmen/contract/user/habit-key.ts'
import { useNote, useScreenWords } from '#kit/shown.ts'
import { useHabit } from '#kit/device/habit.ts'
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { Activity, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { PageFrame } from './page-frame.tsx'
import s from './tabbed-data.module.css'

export interface DataTab {
  readonly key: string
  readonly label: string
  readonly count?: number
  /** The number older links know it by. */
  readonly code?: string
  /** Parts of it that an address may name. */
  readonly parts?: readonly string[]
  readonly show: () => ReactNode
}

export interface TabbedDataProps {
  readonly title: string
  readonly header?: ReactNode
  /** Between the header and the tabs. */
  readonly top?: ReactNode
  readonly tabs: readonly DataTab[]
  /** The tab a person prefers here becomes their default. */
  readonly habit: HabitKey
  readonly foot?: ReactNode
  /** Another tab was opened. */
  readonly onChoose?: () => void
}

/**
 * One subject seen from several sides. The address names the open tab, else the person's habit,
 * else the first one; it goes on naming the tab the person opens. Tabs once opened keep their state.
 */
export function TabbedData(props: TabbedDataProps) {
  const { title, header, top, tabs, habit, foot, onChoose } = props
  const id = useId()
  const { defaultTab, clicked } = useHabit(habit)
  const asked = useScreenWords()['tab']
  const note = useNote()
  const known = (key: string | undefined) =>
    tabs.find(
      (tab) =>
        key !== undefined && (tab.key === key || tab.code === key || tab.parts?.includes(key)),
    )?.key
  // A tab may come with an answer that is still awaited: what was asked for is remembered.
  const [chosen, setChosen] = useState(asked)
  const [preferred] = useState(defaultTab)
  const open = known(chosen) ?? known(preferred) ?? tabs[0]?.key ?? ''
  useTrueAddress(chosen, known(chosen) !== undefined, open)
  const [visited, setVisited] = useState<readonly string[]>([open])
  if (!visited.includes(open)) setVisited([...visited, open])
  const choose = (key: string) => {
    clicked(key)
    setChosen(key)
    note({ tab: key })
    onChoose?.()
  }
  return (
    <PageFrame title={title} {...(header !== undefined && { header })}>
      {top}
      <div className={s.tabs}>
        <Tabs id={id} label={title} items={tabs} value={open} onChange={choose} />
      </div>
      <TabPanel id={id} tab={open}>
        {tabs
          .filter((tab) => tab.key === open || visited.includes(tab.key))
          .map((tab) => (
            <Activity key={tab.key} mode={tab.key === open ? 'visible' : 'hidden'}>
              {tab.show()}
            </Activity>
          ))}
      </TabPanel>
      {foot}
    </PageFrame>
  )
}

/** An address that names a tab which is not there follows the one that is, until its own has come. */
function useTrueAddress(chosen: string | undefined, found: boolean, open: string): void {
  const note = useNote()
  const corrected = useRef(false)
  const lost = chosen !== undefined && !found
  useEffect(() => {
    if (lost) note({ tab: open })
    else if (corrected.current && chosen !== undefined) note({ tab: chosen })
    corrected.current = lost
  }, [note, lost, chosen, open])
}
