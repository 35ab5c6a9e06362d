# Tinh linh: tên gọi, và những từ chỉ dùng cho bài của họ.

faction-tricksters = Tinh linh

card-leprechaun = Leprechaun
card-brownie = Brownie
card-gnome = Gnome
card-gremlin = Gremlin
card-block-the-path = Block the Path
card-disenchant = Disenchant
card-enshrouding-mist = Enshrouding Mist
card-flame-trap = Flame Trap
card-hideout = Hideout
card-mark-of-sleep = Mark of Sleep
card-pay-the-piper = Pay the Piper
card-take-the-shinies = Take the Shinies

base-cave-of-shinies = Cave of Shinies
base-mushroom-kingdom = Mushroom Kingdom

fit-from-elsewhere = từ căn cứ khác
