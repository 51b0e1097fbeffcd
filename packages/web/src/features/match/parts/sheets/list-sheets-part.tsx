import { Suspense } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import type { ListSheetsProps, SheetName } from './list-sheets.tsx'

const Sheets = lazyPart(async () => (await import('./list-sheets.tsx')).ListSheets)

type Props = Omit<ListSheetsProps, 'open'> & { readonly open: SheetName | null }

/** Their code comes with the first one that is opened: the list itself does not wait for it. */
export const ListSheetsPart = ({ open, ...props }: Props) =>
  open && (
    <Suspense fallback={null}>
      <Sheets {...props} open={open} />
    </Suspense>
  )
