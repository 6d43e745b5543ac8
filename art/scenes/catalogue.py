"""Every prop of the kit on one ground, to look at: art/make --try catalogue/outside, catalogue/inside."""
from kit import *

OUTSIDE = (
    (lambda: smart_bin(0, 0), lambda: smart_bin(0, 0, overflow=True), lambda: trash_bag(0, 0), lambda: streetlight(0, 0, h=2.2, real=False), lambda: streetlight(0, 0, h=2.2, broken=True),
     lambda: lamp_post(0, 0), lambda: traffic_light(0, 0), lambda: bus_stop(0, 0), lambda: bench(0, 0), lambda: bollard(0, 0), lambda: boom_gate(0, 0, length=1.4), lambda: ev_charger(0, 0),
     lambda: air_sensor(0, 0), lambda: billboard(0, 0, w=1.6, h=1)),
    (lambda: car(0, 0), lambda: car(0, 0, kind='van', body='teal3'), lambda: auto_rickshaw(0, 0), lambda: bus(0, 0, s=.7), lambda: ambulance(0, 0), lambda: fire_truck(0, 0, s=.75), lambda: police_car(0, 0),
     lambda: garbage_truck(0, 0, s=.8), lambda: truck(0, 0, s=.9), lambda: forklift(0, 0), lambda: drone(0, 0, 1.4, s=1.2, beam=1.2), lambda: fishing_boat(0, 0, 0), lambda: tug(0, 0, .1, wake=False), lambda: buoy(0, 0, 0)),
    (lambda: pump(0, 0), lambda: valve(0, 0, .4), lambda: flow_meter(0, 0, .4), lambda: gauge_dial(0, 0, .5), lambda: (pipe([(-.8, 0, .6), (.5, 0, .6), (.5, -.8, .6)]), leak(-.1, -.1, .6, .6, 1.)),
     lambda: storage_tank(0, 0, 0, .8, 1.2), lambda: water_tower(0, 0, s=.6), lambda: clarifier(0, 0, 0, 1.1), lambda: pump_house(0, 0, s=.65), lambda: basin(0, 0, 1.6, 1.3), lambda: silo(0, 0, h=1.4),
     lambda: transformer(0, 0, s=.9), lambda: breaker(0, 0), lambda: busbar_frame(0, 0, w=1.6)),
    (lambda: pylon(0, 0, s=.6), lambda: solar_row(0, 0, 0, 2), lambda: wind_turbine(0, 0, s=.6), lambda: meter_cabinet(0, 0), lambda: smart_meter(0, 0, .2, s=1.6), lambda: battery_pack(0, 0, s=.8),
     lambda: cctv(0, 0, 1., s=1.5), lambda: camera_mast(0, 0, h=2.6), lambda: dome_camera(0, 0, 1., 2), lambda: antenna_mast(0, 0, s=.6), lambda: gateway(0, 0), lambda: sensor_node(0, 0, s=1.5), lambda: turnstile(0, 0),
     lambda: fingerprint_reader(0, 0, .2)),
    (lambda: palm(0, 0), lambda: tree(0, 0, kind='round'), lambda: tree(0, 0, kind='multi'), lambda: tree(0, 0, kind='cone'), lambda: house(0, 0), lambda: house(0, 0), lambda: chhatri(0, 0), lambda: flagpole(0, 0),
     lambda: lighthouse(0, 0, s=.55), lambda: gopuram(0, 0, s=.6), lambda: bank(0, 0, s=.6), lambda: warehouse(0, 0, s=.5), lambda: factory(0, 0, s=.38), lambda: data_centre(0, 0, s=.45)),
)
INSIDE = (
    (lambda: phone(0, 0), lambda: tablet(0, 0, s=.8), lambda: kiosk(0, 0), lambda: totem(0, 0), lambda: laptop(0, 0, s=2), lambda: headset(0, 0, .2, s=2.5), lambda: chip(0, 0), lambda: key_card(0, 0, s=1.5),
     lambda: padlock(0, 0, 0, s=1.4), lambda: padlock(0, 0, 0, s=1.4, open_=True, color='coral'), lambda: shield(0, 0, 1.1, 0, .8), lambda: pin(0, 0, 0, s=.8), lambda: alert(0, 0, .1), lambda: check(0, 0, .1)),
    (lambda: desk(0, 0), lambda: call_desk(0, 0), lambda: counter(0, 0, w=1.8, places=1), lambda: rack(0, 0), lambda: rack(0, 0, alarm=True), lambda: rack_row(0, 0, n=2), lambda: hologram_table(0, 0, s=.75),
     lambda: sofa(0, 0), lambda: round_table(0, 0), lambda: meeting_table(0, 0, L=1.8, seats=1), lambda: potted_plant(0, 0), lambda: planter(0, 0, 1.6), lambda: atm(0, 0), lambda: stanchion_queue(0, 0, L=1.6, n=3)),
    (lambda: hospital_bed(0, 0), lambda: mri(0, 0, s=.55), lambda: cross_sign(0, 0, .2), lambda: vault_door(0, 0, s=.6), lambda: coin_stack(0, 0), lambda: gold_bar(0, 0), lambda: robot_arm(0, 0, s=.8, grip='teal3'),
     lambda: conveyor(0, 0, L=1.8, items=2), lambda: cnc_machine(0, 0, s=.8), lambda: pallet_rack(0, 0, bays=1, levels=2), lambda: agv(0, 0), lambda: pallet(0, 0), lambda: gear(0, 0), lambda: part(0, 0, s=2)),
    (lambda: cloud(0, 0, .6, s=.6), lambda: cube_block(0, 0, 0, .8), lambda: chain_link(0, 0, .3, s=2), lambda: bars3d(0, 0, 0, (.4, .8, 1.2)), lambda: virus(0, 0, .6), lambda: neural(0, 0, 1.2, s=.55),
     lambda: pipeline([(-.8, 0, .3), (.3, 0, .3), (.3, 0, 1.2)]), lambda: kolam(3, 4, .4, .02), lambda: scanner_gate(0, 0), lambda: wifi(0, 0, .3), lambda: video_wall(0, 0, .3, cols=1, rows=1), lambda: monitor('code1', 0, 0),
     lambda: mug(0, 0, 0), lambda: tablet(0, 0, s=.8, screen='terrain1')),
)


def build(variant):
    rows = INSIDE if variant == 'inside' else OUTSIDE
    stage(26, -.02, spread=2)
    for j, row in enumerate(rows):
        for i, make in enumerate(row):
            with at((i - 6.5) * 2.7, (j - (len(rows) - 1) / 2) * 3.6):
                slab(mat('pave', .7), 2.3, 2.6, .02, r=.2, b=.005, z=-.02)
                make()


SHOTS = {
    'outside': iso((0, 0, .5), 39, az=0, el=42, edge=.01),
    'inside': iso((0, 0, .5), 39, az=0, el=40, edge=.01, variant='inside'),
}
