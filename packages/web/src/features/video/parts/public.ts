export { LatestVideos } from './latest-videos.tsx'
export { VideosOfExpert } from './videos-of-expert.tsx'
