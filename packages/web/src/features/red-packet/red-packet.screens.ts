export const redPacketPages = { RedPacketPage: () => import('./pages/red-packet.page.tsx') }
