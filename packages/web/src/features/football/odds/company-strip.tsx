import { useEffect, useRef } from 'react'
import { Chip } from '#ui/chip/chip.tsx'
import type { MarketName } from './markets.ts'
import { AT_REST, useMarketTable } from './use-market-table.ts'
import s from './company-strip.module.css'

interface CompanyStripProps {
  readonly matchId: string
  readonly market: MarketName
  readonly company: string
  readonly onChoose: (oddsId: string) => void
}

/** Everybody who offers this market, side by side, the chosen one in sight. */
export function CompanyStrip({ matchId, market, company, onChoose }: CompanyStripProps) {
  const { query } = useMarketTable(matchId, market, AT_REST)
  const strip = useRef<HTMLDivElement>(null)
  const known = query.data !== undefined
  useEffect(() => {
    if (!known) return
    const chip = strip.current?.querySelector('[aria-pressed=true]')
    chip?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [known, company])
  return (
    <div ref={strip} className={s.strip} role="group" aria-label="公司">
      {query.data?.rows.map(({ key, name }) => (
        <Chip key={key} active={key === company} onClick={() => onChoose(key)}>
          {name}
        </Chip>
      ))}
    </div>
  )
}
