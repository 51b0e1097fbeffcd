import { oddsGateway } from '@linmen/contract/odds/odds.gateway.ts'
import { placeOfCompany } from '@linmen/domain/odds/companies.ts'
import { useQuery } from '@tanstack/react-query'
import { useOddsReading } from '#sport/odds-format.ts'
import { readGateway } from '#kit/read.ts'
import { lineCells, MARKETS, winnerCells, type OddsCell } from '#features/basketball/markets.ts'
import { ShareOdds } from '#features/share/parts/public.ts'

/** What the best known company offered last before play: that tells nothing of the score. */
export function SharedOdds({ matchId }: { matchId: string }) {
  const [reading] = useOddsReading()
  const { data } = useQuery(readGateway(oddsGateway.getBkMatchOdds, { matchId }))
  const row = data?.rows.toSorted((a, b) => place(a) - place(b))[0]
  if (!row) return null
  const cells = {
    asian: lineCells(row.asian, 'asian', reading),
    overUnder: lineCells(row.overUnder, 'overUnder', reading),
    european: winnerCells(row.european, reading),
  }
  const rows = MARKETS.map(({ key, label, heads }) => ({
    name: label,
    cells: cells[key].map((cell, at) => shown(cell, heads[at]!)),
  }))
  return <ShareOdds company={row.name} rows={rows} />
}

const shown = ({ now, move }: OddsCell, head: string) => ({ head, text: now, move })

const place = ({ company }: { company: number }) => placeOfCompany(company)
