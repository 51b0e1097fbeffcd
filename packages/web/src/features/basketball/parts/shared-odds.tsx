import { oddsGateway } from '@linmen/contract/sportdata/odds.gateway.ts'
import { placeOfCompany } from '@linmen/domain/odds/companies.ts'
import { useQuery } from '@tanstack/react-query'
import { useOddsReading } from '#kit/odds-format.ts'
import { readGateway } from '#kit/read.ts'
import { lineCells, MARKETS, winnerCells, type OddsCell } from '#features/basketball/markets.ts'
import { ShareOdds } from '#features/share/parts/public.ts'

/** What the best known company offers. Prices made during play tell the score, so a veil hides them. */
export function SharedOdds({ matchId, veiled }: { matchId: string; veiled: boolean }) {
  const [reading] = useOddsReading()
  const { data } = useQuery(readGateway(oddsGateway.getBkMatchOdds, { matchId }))
  const row = data?.rows.toSorted((a, b) => place(a) - place(b))[0]
  if (!row) return null
  const span = <T,>(odds: { first: T; now: T }) =>
    veiled ? { first: odds.first, now: odds.first } : odds
  const cells = {
    asian: lineCells(span(row.asian), 'asian', reading),
    overUnder: lineCells(span(row.overUnder), 'overUnder', reading),
    european: winnerCells(span(row.european), reading),
  }
  const rows = MARKETS.map(({ key, label, heads }) => ({
    name: label,
    cells: cells[key].map((cell, at) => shown(cell, heads[at]!)),
  }))
  return <ShareOdds company={row.name} rows={rows} />
}

const shown = ({ now, move }: OddsCell, head: string) => ({ head, text: now, move })

const place = ({ company }: { company: number }) => placeOfCompany(company)
