import { hostEndpoints } from '@linmen/contract/host/host.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { go } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { read } from '#kit/read.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { PlanEntry } from '#features/plan/parts/public.ts'
import { ChannelHome } from '#features/host/parts/channel-home.tsx'
import s from '#features/host/parts/host-centre.module.css'

/** The home page of the xd channel. Its links name a match by its number, and then its plans come first. */
export function Page() {
  const asked = useScreenParams('XdHome')
  return (
    <ChannelHome>
      <FindByNumber {...asked} />
      {asked.matchNo !== undefined && <PlansOfMatch {...asked} />}
    </ChannelHome>
  )
}

/** People of the channel know a match by its number. */
function FindByNumber(asked: Asked) {
  const [number, setNumber] = useState(asked.matchNo ?? '')
  const find = () => go('XdHome', { ...asked, matchNo: number.trim() || undefined })
  return (
    <form
      className={s.find}
      onSubmit={(event) => {
        event.preventDefault()
        find()
      }}
    >
      <Field label="比赛编号" value={number} onChange={setNumber} placeholder="如 周三005" />
      <Button submit>查方案</Button>
    </form>
  )
}

type Asked = ReturnType<typeof useScreenParams<'XdHome'>>

function PlansOfMatch(asked: Asked) {
  const query = useQuery(read(hostEndpoints.listPlansOfMatch, asked))
  const { currency } = useHost()
  return (
    <Section title={`${asked.matchNo} 的方案`}>
      <Loaded query={query}>
        {({ plans }) =>
          plans.length === 0 ? (
            <SmallEmpty title="这场比赛还没有方案" />
          ) : (
            plans.map((plan) => <PlanEntry key={plan.id} plan={plan} currency={currency} />)
          )
        }
      </Loaded>
    </Section>
  )
}
