// The way to the coupons is none of the first screens: the whole table comes along.
import '#kit/address/all-screens.ts'

export { tellOfCoupons } from '#features/coupon/start/public.ts'
