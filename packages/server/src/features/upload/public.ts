export { forgetPictures, ownPictures } from './picture.repo.ts'
export { pictureAddress } from './picture-address.ts'
