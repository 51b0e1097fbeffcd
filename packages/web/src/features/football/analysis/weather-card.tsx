import { useQuery } from '@tanstack/react-query'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { momentText } from '#sport/moment-text.ts'
import { analysisQueries } from '#features/football/match-data.queries.ts'
import s from './weather-card.module.css'
import type { OfMatch } from '#features/football/of-match.ts'

export function WeatherCard({ matchId }: OfMatch) {
  const query = useQuery(analysisQueries.weather(matchId))
  const { weather } = query.data ?? {}
  return (
    <DataCard
      title="天气"
      fact={weather && `${momentText(weather.atMs)} 更新`}
      query={query}
      height={64}
      isEmpty={(data) => data.weather === null}
      emptyText="还没有收到球场天气"
    >
      {({ weather: told, venueName, city }) =>
        told && (
          <>
            <dl className={s.facts}>
              <Fact name={city} value={told.text} />
              <Fact name="气温" value={`${told.temperatureC}℃`} />
              <Fact name="湿度" value={`${told.humidity}%`} />
              <Fact name="风速" value={`${told.windMs} 米/秒`} />
            </dl>
            <p className={s.venue}>{venueName}</p>
          </>
        )
      }
    </DataCard>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
