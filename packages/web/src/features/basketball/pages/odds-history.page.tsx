import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useScreenParams } from '#kit/shown.ts'
import { useNotedWord } from '#kit/noted-choice.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { matchQuery } from '#features/basketball/basketball.queries.ts'
import { marketOf, marketOfCode, MARKETS, moveWords } from '#features/basketball/markets.ts'
import { handicapsQuery } from '#features/basketball/odds.queries.ts'
import { OddsHistory } from '#features/basketball/parts/odds/odds-history.tsx'
import { usePeriodChoice } from '#features/match-parts/parts/public.ts'
import s from '#features/basketball/parts/odds/odds-history.module.css'

/** Every change one company made to its prices. */
export function Page() {
  const { matchId } = useScreenParams('BkHandicapDetailPage')
  const [code, setCode] = useNotedWord('market')
  const [company = String(MAIN_COMPANY.basketball), setCompany] = useNotedWord('oddsId')
  const [chosen, onPeriod] = usePeriodChoice()
  const market = marketOfCode(code)
  return (
    <PageFrame title="指数变化">
      <Teams matchId={matchId} />
      <div className={s.top}>
        <Segmented
          label="指数类型"
          items={MARKETS}
          value={market}
          onChange={(next) => setCode(marketOf(next).code)}
        />
      </div>
      <Companies matchId={matchId} company={company} onChoose={setCompany} />
      <OddsHistory key={company} {...{ matchId, market, chosen, onPeriod }} oddsId={company} />
      <Hint>{moveWords(market, '前一次')}　指数仅供理性参考　演示数据</Hint>
    </PageFrame>
  )
}

function Teams({ matchId }: { matchId: string }) {
  const { data } = useQuery(matchQuery(matchId))
  return (
    <p className={s.teams}>
      {data ? `${data.away.name}（客）对 ${data.home.name}（主）　${data.leagueName}` : '　'}
    </p>
  )
}

interface CompaniesProps {
  readonly matchId: string
  readonly company: string
  readonly onChoose: (oddsId: string) => void
}

function Companies({ matchId, company, onChoose }: CompaniesProps) {
  const { data } = useQuery(handicapsQuery(matchId))
  const list = useRef<HTMLDivElement>(null)
  const known = data !== undefined
  useLayoutEffect(() => showChosen(list.current), [known, company])
  return (
    <div ref={list} className={s.companies} role="group" aria-label="公司">
      {data?.rows.map(({ oddsId, name }) => (
        <Chip key={oddsId} active={oddsId === company} onClick={() => onChoose(oddsId)}>
          {name}
        </Chip>
      ))}
    </div>
  )
}

function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (!list || !chosen) return
  list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2
}
