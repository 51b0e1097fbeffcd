import { DataHome } from '#features/data/parts/data-home.tsx'

export const Page = () => <DataHome tab />
