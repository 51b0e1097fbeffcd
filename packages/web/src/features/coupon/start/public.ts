export { tellOfCoupons } from '#features/coupon/tell-of-coupons.ts'
