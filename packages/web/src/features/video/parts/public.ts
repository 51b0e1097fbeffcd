export { LatestVideos } from './latest-videos.tsx'
