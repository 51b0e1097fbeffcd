import '#kit/address/all-screens.ts'
import { ToolRow } from '#features/special/parts/public.ts'
import { DataGrid } from '#features/home/parts/data-grid.tsx'

/** The ways on from home, one row below the other. */
export const LateTools = () => (
  <>
    <ToolRow />
    <DataGrid />
  </>
)
