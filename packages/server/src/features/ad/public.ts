export { adsAt, presentAd, putAds, type AdRow, type AdView } from './ad.repo.ts'
export { campaignsRun } from './campaigns-run.repo.ts'
