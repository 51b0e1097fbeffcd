import { ChannelHome } from '#features/host/parts/channel-home.tsx'

/** The older home page, which the shopping and telecom apps still open. */
export const Page = () => <ChannelHome />
