import type { Need } from './need.ts';

/** Boards, sensors, displays, modules and what schools buy. */
export const boards: readonly Need[] = [
  {
    want: 'a Raspberry Pi',
    best: /^Raspberry Pi (?:5|4|3|Zero)(?!.*(?:Cooler|case))/,
    also: /^Raspberry Pi Pico/,
    asked: { EN: ['raspi', 'raspberry pi', 'RPi'], DE: ['Raspi', 'Raspberry', 'Raspberry Pi'], FR: ['raspi', 'raspberry'] },
  },
  {
    want: 'a Raspberry Pi 5 with 8 GB',
    best: /^Raspberry Pi 5, 8 GB/,
    also: /^Raspberry Pi 5, (?:4|16) GB/,
    asked: { EN: ['Raspberry Pi 5 8GB', 'raspi 5 8 GB'], DE: ['Raspi 5 8GB', 'Raspberry Pi 5 8 GB'], FR: ['raspberry pi 5 8Go', 'raspberry pi 5 8 Go'] },
  },
  {
    want: 'a case for the Raspberry Pi 5',
    best: /^Raspberry Pi 5 case/,
    asked: { EN: ['raspi case', 'raspberry pi 5 case'], DE: ['Raspi Gehäuse', 'Gehäuse Raspberry Pi 5'], FR: ['boîtier raspberry pi 5', 'boitier raspi'] },
  },
  {
    want: 'a power supply for the Raspberry Pi',
    best: /^Raspberry Pi 27 W/,
    asked: { EN: ['raspberry pi power supply', 'raspi psu'], DE: ['Raspi Netzteil', 'Raspberry Pi Netzteil'], FR: ['alimentation raspberry pi', 'alim raspi'] },
  },
  {
    want: 'a Raspberry Pi Pico',
    best: /^Raspberry Pi Pico/,
    asked: { EN: ['pico', 'raspi pico'], DE: ['Raspi Pico', 'Pico'], FR: ['raspberry pico'] },
  },
  {
    want: 'an Arduino UNO',
    best: /^Arduino UNO/,
    asked: { EN: ['arduino uno'], DE: ['Arduino Uno'], FR: ['arduino uno', 'carte arduino uno'] },
  },
  {
    want: 'an Arduino Nano',
    best: /^Arduino Nano/,
    asked: { EN: ['arduino nano'], DE: ['Arduino Nano'], FR: ['arduino nano'] },
  },
  {
    want: 'a development board with an ESP32',
    best: /ESP32.*(?:development board|Nano ESP32)|XIAO ESP32|Arduino Nano ESP32/,
    also: /ESP32.*module/,
    asked: { EN: ['ESP32 board', 'ESP32 dev kit'], DE: ['ESP32 Board', 'ESP32 Entwicklungsboard'], FR: ['carte ESP32'] },
  },
  {
    want: 'something with an ESP32',
    best: /ESP32/,
    asked: { EN: ['ESP32'], DE: ['ESP32', 'ESP 32'], FR: ['ESP32'] },
  },
  {
    want: 'a BBC micro:bit',
    best: /^BBC micro:bit/,
    also: /micro:bit/,
    asked: { EN: ['microbit', 'micro:bit'], DE: ['Microbit', 'micro bit'], FR: ['microbit', 'carte micro:bit'] },
  },
  {
    want: 'a Calliope mini',
    best: /^Calliope/,
    asked: { EN: ['calliope'], DE: ['Calliope mini', 'Caliope'], FR: ['calliope mini'] },
  },
  {
    want: 'a kit to learn with Arduino',
    best: /^Arduino (?:Starter|Student|Plug and Make) Kit/,
    asked: { EN: ['arduino kit', 'arduino starter set'], DE: ['Arduino Starterkit', 'Arduino Kit', 'Arduino Lernpaket'], FR: ['kit arduino', 'kit de démarrage arduino'] },
  },
  {
    want: 'a sensor of temperature and humidity',
    best: /(?:temperature.*humidity|BME688)/,
    also: /^DS18B20/,
    asked: {
      EN: ['temperature humidity sensor', 'humidity sensor'],
      DE: ['Feuchtigkeitssensor', 'Temperatur Feuchte Sensor', 'Luftfeuchtigkeit Sensor'],
      FR: ['capteur d’humidité', 'capteur température humidité'],
    },
  },
  {
    want: 'a sensor of temperature',
    best: /temperature/,
    also: /BME688|thermocouple/,
    asked: { EN: ['temperature sensor', 'thermometer module'], DE: ['Temperatursensor', 'Temperaturfühler'], FR: ['capteur de température', 'sonde de température'] },
  },
  {
    want: 'the sensor DHT22',
    best: /^DHT22/,
    asked: { EN: ['DHT22', 'AM2302'], DE: ['DHT22', 'DHT 22'], FR: ['DHT22'] },
  },
  {
    want: 'an ultrasonic distance sensor',
    best: /HC-SR04/,
    also: /distance sensor/,
    asked: { EN: ['ultrasonic sensor', 'HC-SR04', 'hcsr04'], DE: ['Ultraschallsensor', 'HC-SR04', 'Ultraschall Sensor'], FR: ['capteur ultrason', 'capteur à ultrasons', 'HC-SR04'] },
  },
  {
    want: 'a sensor of distance',
    best: /distance sensor/,
    asked: { EN: ['distance sensor', 'time of flight sensor'], DE: ['Abstandssensor', 'Entfernungssensor'], FR: ['capteur de distance'] },
  },
  {
    want: 'a motion detector',
    best: /^PIR motion sensor/,
    asked: { EN: ['PIR sensor', 'motion detector'], DE: ['Bewegungsmelder', 'PIR Sensor', 'Bewegungssensor'], FR: ['détecteur de mouvement', 'capteur PIR'] },
  },
  {
    want: 'an accelerometer',
    best: /(?:LSM6DSOX|BNO055|MPU-6050)/,
    asked: { EN: ['accelerometer', 'MPU6050', 'gyroscope'], DE: ['Beschleunigungssensor', 'MPU6050', 'Gyroskop'], FR: ['accéléromètre', 'gyroscope'] },
  },
  {
    want: 'an OLED display',
    best: /^OLED display/,
    asked: { EN: ['OLED display', 'oled 0.96'], DE: ['OLED Display', 'OLED Anzeige'], FR: ['écran OLED'] },
  },
  {
    want: 'a character display of 16 × 2',
    best: /^Character LCD 16 × 2/,
    asked: { EN: ['LCD 16x2', '16x2 display', '1602 LCD'], DE: ['LCD 16x2', 'LCD Display 16x2', 'Textdisplay 16x2'], FR: ['LCD 16x2', 'afficheur LCD 16x2'] },
  },
  {
    want: 'a display of seven segments',
    best: /^Seven-segment/,
    asked: { EN: ['7 segment display', 'seven segment'], DE: ['7-Segment-Anzeige', 'Siebensegmentanzeige', '7 Segment Anzeige'], FR: ['afficheur 7 segments', 'afficheur sept segments'] },
  },
  {
    want: 'a relay board for Arduino',
    best: /^Arduino 4 Relays Shield/,
    asked: { EN: ['arduino relay shield'], DE: ['Relais Shield Arduino', 'Arduino Relaisshield'], FR: ['shield relais arduino'] },
  },
  {
    want: 'a level shifter',
    best: /^Level shifter/,
    asked: { EN: ['level shifter', 'logic level converter'], DE: ['Pegelwandler', 'Levelshifter'], FR: ['adaptateur de niveau', 'level shifter'] },
  },
  {
    want: 'a real-time clock',
    best: /^DS3231/,
    asked: { EN: ['RTC', 'real time clock', 'DS3231'], DE: ['RTC Modul', 'Echtzeituhr', 'DS3231'], FR: ['horloge temps réel', 'RTC', 'DS3231'] },
  },
  {
    want: 'a GPS receiver',
    best: /^GPS receiver/,
    asked: { EN: ['GPS module'], DE: ['GPS Modul', 'GPS-Empfänger'], FR: ['module GPS', 'récepteur GPS'] },
  },
  {
    want: 'a servo',
    best: /servo$|servo,|servo SG92R|[Ss]ervo with/,
    also: /^Servo driver/,
    asked: { EN: ['servo', 'servo motor', 'micro servo'], DE: ['Servo', 'Servomotor', 'Mikroservo'], FR: ['servo', 'servomoteur', 'micro servo'] },
  },
  {
    want: 'a stepper motor',
    best: /[Ss]tepper motor/,
    also: /^Stepper driver/,
    asked: { EN: ['stepper motor', 'stepper'], DE: ['Schrittmotor', 'Stepper'], FR: ['moteur pas à pas', 'moteur pas-à-pas'] },
  },
  {
    want: 'the stepper motor NEMA 17',
    best: /NEMA 17/,
    asked: { EN: ['NEMA17', 'nema 17'], DE: ['NEMA17', 'Schrittmotor Nema 17'], FR: ['NEMA17'] },
  },
  {
    want: 'a gear motor',
    best: /gearmotor/,
    also: /stepper motor with gearbox/,
    asked: { EN: ['gear motor', 'gearmotor', 'geared motor'], DE: ['Getriebemotor', 'Getriebe Motor'], FR: ['motoréducteur', 'moteur réducteur'] },
  },
  {
    want: 'a driver for motors',
    best: /[Mm]otor driver|^Stepper driver|^Motor shield/,
    asked: { EN: ['motor driver', 'H bridge'], DE: ['Motortreiber', 'H-Brücke'], FR: ['pilote moteur', 'pont en H', 'driver moteur'] },
  },
  {
    want: 'a robot to build',
    best: /[Rr]obot (?:base|kit)|robot|Romi|TurtleBot/,
    also: /class set robotics/,
    asked: { EN: ['robot', 'robot kit'], DE: ['Roboter', 'Roboter Bausatz', 'Roboterbausatz'], FR: ['robot', 'kit robot'] },
  },
  {
    want: 'the school set of Klots for robotics',
    best: /^Klots School: class set robotics/,
    asked: { EN: ['klots robotics'], DE: ['Klassenset Robotik', 'Klots Robotik'], FR: ['klots robotique', 'coffret classe robotique'] },
  },
];
