import { PageFrame } from '#kit/pages/page-frame.tsx'
import { DetailFrame } from '#features/football/parts/detail-frame.tsx'
import { detailTabs } from '#features/football/parts/detail-tabs.tsx'
import s from './match-long.module.css'

/** What is read of a match; a room is entered by its tab. */
const isRead = ({ key }: { key: string }) => key !== 'chat'

/** Everything about a match on one long page. */
export const Page = () => (
  <DetailFrame>
    {({ id }, { title, header, top, foot }) => (
      <PageFrame title={title} header={header}>
        {top}
        {detailTabs(id)
          .filter(isRead)
          .map(({ key, label, show }) => (
            <section key={key} aria-label={label}>
              <h2 className={s.title}>{label}</h2>
              {show()}
            </section>
          ))}
        {foot}
      </PageFrame>
    )}
  </DetailFrame>
)
