// As much of MQTT 3.1.1 as a reader of one topic and a sender without receipts need.
const CONNECT = 0x10
const CONNECT_ACK = 0x20
const PUBLISH = 0x30
const SUBSCRIBE = 0x82
const SUBSCRIBE_ACK = 0x90
const CLEAN_SESSION = 0x02
const LEVEL = 4

export const mqttConnect = (client: string): Buffer =>
  packet(CONNECT, [words('MQTT'), Buffer.from([LEVEL, CLEAN_SESSION, 0, 0]), words(client)])

export const mqttSubscribe = (topic: string): Buffer =>
  packet(SUBSCRIBE, [Buffer.from([0, 1]), words(topic), Buffer.from([0])])

export const mqttPublish = (topic: string, payload: string): Buffer =>
  packet(PUBLISH, [words(topic), Buffer.from(payload)])

export const isMqttConnected = (data: Buffer) => data[0] === CONNECT_ACK && data[3] === 0
export const isMqttSubscribed = (data: Buffer) => data[0] === SUBSCRIBE_ACK

function packet(type: number, parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([type, ...lengthBytes(body.length)]), body])
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function lengthBytes(length: number): number[] {
  const rest = Math.floor(length / 128)
  return rest > 0 ? [(length % 128) | 0x80, ...lengthBytes(rest)] : [length]
}

function words(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 0xff]), bytes])
}
