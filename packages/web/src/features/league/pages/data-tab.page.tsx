import { DataHome } from '#features/league/parts/centre/data-home.tsx'

export const Page = () => <DataHome tab />
