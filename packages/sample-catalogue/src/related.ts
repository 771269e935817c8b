/** Manufacturers and products of the written catalogue that families refer to. */

export const houseBrand = 114;
export const yageo = 12;
export const vishay = 15;
export const texasInstruments = 27;
export const stMicroelectronics = 30;
export const microchip = 33;
export const wurth = 36;
export const phoenixContact = 39;
export const onsemi = 42;
export const meanWell = 78;
export const kemet = 126;
export const bourns = 129;
export const littelfuse = 132;
export const jst = 135;
export const molex = 138;
export const finder = 141;
export const infineon = 150;

export const breadboard = 500501;
export const jumperWires = 500502;
/** Products of the families themselves: LM2596T-5.0 and 1N5822. */
export const stepDownSwitcher = 1_080_701;
export const schottkyDiode = 1_073_020;

export const solderWire = 500103;
export const tweezers = 500701;
export const wireStripper = 500711;
export const crimpTool = 500713;
export const screwdriverSet = 500721;
export const hexKeySet = 500724;
export const gigabitSwitch = 300102;
export const raspberryPi5 = 600101;
